import { describe, expect, test } from 'vitest';
import { Journal, type Handle } from '../src/lib/device/journal';

/** A file that dies after so many bytes were written, as a device does whose battery is empty; or that is full. */
class Disk {
  left = Infinity;
  room = Infinity;

  file(): Handle & { bytes: Uint8Array } {
    const disk = this;
    return {
      bytes: new Uint8Array(),
      getSize() {
        return this.bytes.length;
      },
      read(into, { at }) {
        into.set(this.bytes.subarray(at, at + into.length));
        return into.length;
      },
      write(added, { at }) {
        const grows = Math.max(0, at + added.length - this.bytes.length);
        const part = added.subarray(0, Math.min(added.length, disk.left, grows > disk.room ? 0 : added.length));
        const longer = new Uint8Array(Math.max(this.bytes.length, at + part.length));
        longer.set(this.bytes);
        longer.set(part, at);
        this.bytes = longer;
        disk.left -= part.length;
        if (disk.left <= 0) throw new Error('the battery is empty');
        disk.room -= Math.max(0, grows);
        return part.length;
      },
      truncate(size) {
        if (disk.left <= 0) throw new Error('the battery is empty');
        this.bytes = this.bytes.slice(0, size);
      },
      flush() {},
    };
  }
}

function contents(journal: Journal): Record<string, string> {
  return Object.fromEntries(journal.names().map((name) => [name, journal.get(name)!]));
}

describe('the journal', () => {
  test('has everything again after a restart, in the last form of each text', () => {
    const disk = new Disk();
    const [first, second] = [disk.file(), disk.file()];
    const journal = new Journal(first, second);
    journal.set('a', 'one');
    journal.set('b', 'zwei\nüŋ 🎲');
    journal.set('a', 'two');
    journal.set('c', 'gone');
    journal.set('c', null);
    for (let start = 0; start < 3; start += 1) {
      expect(contents(new Journal(first, second))).toEqual({ a: 'two', b: 'zwei\nüŋ 🎲' });
    }
  });

  test('stays short however often a text changes', () => {
    const disk = new Disk();
    const [first, second] = [disk.file(), disk.file()];
    const journal = new Journal(first, second);
    const text = 'x'.repeat(10_000);
    for (let change = 0; change < 1_000; change += 1) journal.set('a', `${change} ${text}`);
    expect(first.getSize() + second.getSize()).toBeLessThan(2_200_000);
    expect(contents(new Journal(first, second))).toEqual({ a: `999 ${text}` });
  });

  test('loses nothing that was kept, at whatever byte the device dies', () => {
    const text = 'y'.repeat(50);
    const total = 60 * 100;
    for (let life = 1; life < total; life += 1) {
      const disk = new Disk();
      const [first, second] = [disk.file(), disk.file()];
      const kept: Record<string, string> = {};
      let trying: readonly [string, string] | undefined;
      try {
        const journal = new Journal(first, second, 600);
        disk.left = life;
        for (let change = 0; change < 60; change += 1) {
          trying = [`t${change % 5}`, `${change} ${text}`];
          journal.set(...trying);
          kept[trying[0]] = trying[1];
        }
      } catch {
        // It died here.
      }
      disk.left = Infinity;
      const found = contents(new Journal(first, second));
      const alsoRight = trying ? { ...kept, [trying[0]]: trying[1] } : kept;
      expect([kept, alsoRight]).toContainEqual(found);
    }
  });

  test('refuses what has no room, and keeps what it had', () => {
    const disk = new Disk();
    const [first, second] = [disk.file(), disk.file()];
    const journal = new Journal(first, second);
    journal.set('a', 'one');
    disk.room = 5;
    expect(() => journal.set('b', 'much too long')).toThrow('no room');
    expect(contents(journal)).toEqual({ a: 'one' });
    disk.room = Infinity;
    journal.set('b', 'now');
    expect(contents(new Journal(first, second))).toEqual({ a: 'one', b: 'now' });
  });
});
