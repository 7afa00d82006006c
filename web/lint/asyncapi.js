/** Checks a description of AsyncAPI with AsyncAPI's own parser: any finding fails. */
import { readFileSync } from 'node:fs';
import { Parser } from '@asyncapi/parser';

const [path] = process.argv.slice(2);
const { diagnostics } = await new Parser().parse(readFileSync(path, 'utf8'));
for (const { code, message, path: place } of diagnostics) console.error(`${path}: ${place.join('.')}: ${message} (${code})`);
if (diagnostics.length) process.exit(1);
console.log(`${path}: valid`);
