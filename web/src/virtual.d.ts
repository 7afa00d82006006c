declare module 'virtual:catalogues' {
  type Load = () => Promise<{ default: string }>;
  /** By subject and language, how messages are loaded: text in Fluent's syntax. */
  const load: Record<'core' | 'refusals' | 'options' | 'ending' | 'lesson' | 'printing' | 'coach' | 'rules' | 'door' | 'device' | 'here', Record<string, Load>>;
  export default load;
}

declare module 'virtual:python' {
  /** Where Python's files are, below the page's own address. */
  export const FOLDER: string;
  /** Their size in bytes. */
  export const SIZE: number;
}

declare module 'pyodide/pyodide.asm.mjs' {
  const create: (settings: object) => Promise<object>;
  export default create;
}

declare module 'virtual:sheets' {
  /** The files of the sheets, as text. */
  const files: readonly string[];
  export default files;
}
