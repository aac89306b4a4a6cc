import { randomBytes } from 'node:crypto';
import { SealedBoxService } from './sealed-box.service.js';

const encryption = randomBytes(32);
const box = new SealedBoxService({ encryption, encryptionPrevious: null });

describe('the sealed box', () => {
  it('opens what it sealed for the same purpose', () => {
    const sealed = box.seal('秘密 123456', 'mail');
    expect(sealed).not.toContain('123456');
    expect(box.open(sealed, 'mail')).toBe('秘密 123456');
  });

  it('seals differently each time', () => {
    expect(box.seal('x', 'mail')).not.toBe(box.seal('x', 'mail'));
  });

  it('does not open for another purpose', () => {
    expect(() => box.open(box.seal('x', 'mail'), 'grant')).toThrow();
  });

  it('does not open altered or truncated text', () => {
    const sealed = Buffer.from(box.seal('content', 'mail'), 'base64url');
    for (let index = 0; index < sealed.length; index += 1) {
      const altered = Buffer.from(sealed);
      altered[index] = (altered[index] ?? 0) ^ 1;
      expect(() => box.open(altered.toString('base64url'), 'mail')).toThrow();
      expect(() => box.open(sealed.subarray(0, index).toString('base64url'), 'mail')).toThrow();
    }
  });

  it('opens with the previous key, and seals with the current one', () => {
    const changed = new SealedBoxService({ encryption: randomBytes(32), encryptionPrevious: encryption });
    expect(changed.open(box.seal('old', 'mail'), 'mail')).toBe('old');
    expect(changed.open(changed.seal('new', 'mail'), 'mail')).toBe('new');
    expect(() => box.open(changed.seal('new', 'mail'), 'mail')).toThrow();
    expect(() => changed.open(changed.seal('x', 'mail'), 'grant')).toThrow();
  });

  it('reseals text under the previous key only', () => {
    const today = randomBytes(32);
    const changed = new SealedBoxService({ encryption: today, encryptionPrevious: encryption });
    const resealed = changed.reseal(box.seal('old', 'mail'), 'mail') ?? '';
    const afterwards = new SealedBoxService({ encryption: today, encryptionPrevious: null });
    expect(afterwards.open(resealed, 'mail')).toBe('old');
    expect(changed.reseal(resealed, 'mail')).toBeNull();
    expect(() => changed.reseal(box.seal('old', 'mail'), 'grant')).toThrow();
    expect(() => afterwards.reseal(box.seal('old', 'mail'), 'mail')).toThrow();
  });
});
