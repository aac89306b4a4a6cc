import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeFolder } from './make-folder.js';

describe('makeFolder', () => {
  let home: string;
  beforeEach(() => {
    home = mkdtempSync(path.join(tmpdir(), 'hitohira-folders-'));
  });
  afterEach(() => rmSync(home, { recursive: true, force: true }));

  it('creates a directory with its parents, in the given mode', () => {
    const folder = path.join(home, 'one/two/three');
    makeFolder(folder, 0o700);
    for (const each of [folder, path.dirname(folder), path.join(home, 'one')]) {
      expect(statSync(each).isDirectory()).toBe(true);
      expect(statSync(each).mode & 0o777).toBe(0o700);
    }
  });

  it('leaves an existing directory unchanged', () => {
    makeFolder(path.join(home, 'there'), 0o711);
    makeFolder(path.join(home, 'there'), 0o700);
    expect(statSync(path.join(home, 'there')).mode & 0o777).toBe(0o711);
  });

  it('fails if a file is in the way', () => {
    writeFileSync(path.join(home, 'file'), '');
    expect(() => makeFolder(path.join(home, 'file'))).toThrow(/EEXIST/);
    expect(() => makeFolder(path.join(home, 'file/below'))).toThrow(/ENOTDIR/);
  });

  it('fails without looping if nothing can be created', () => {
    expect(() => makeFolder('/proc/hitohira/data')).toThrow();
  });
});
