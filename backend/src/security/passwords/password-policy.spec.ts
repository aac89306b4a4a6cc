import { checkPassword } from '../../modules/accounts/account.rules.js';
import { weaknessOf } from './password-policy.js';

const NOBODY = { displayId: 'zz', email: 'zz@example.com' };

/** Well-formed passwords from the top of leaked lists. */
const COMMON = [
  'Password1',
  'Password123',
  'Passw0rd',
  'P@ssw0rd',
  'Password1!',
  'Qwerty123',
  'Qwerty12',
  'Abc12345',
  'Abcd1234',
  'Welcome1',
  'Admin123',
  'Iloveyou1',
  'Football1',
  'Baseball1',
  'Sunshine1',
  'Princess1',
  'Letmein1',
  'Michael1',
  'Charlie1',
  'Superman1',
  'Trustno1',
  '1Qaz2wsx',
  'Aa123456',
  'Zaq12wsx',
];

describe('the password policy', () => {
  it('is tested with well-formed passwords', () => {
    for (const password of COMMON) expect([password, checkPassword(password)]).toEqual([password, null]);
  });

  it.each(COMMON)('rejects a common one: %s', (password) => {
    expect(weaknessOf(password, NOBODY)).toBe('commonPassword');
  });

  it.each([
    ['the display ID', 'hanakoA1', { displayId: 'Hanako' }],
    ['the display ID in another case', 'HANAKO.y1', { displayId: 'hanako.Y' }],
    ['the local part of the address', 'tanaka.tA1', { email: 'Tanaka.T@example.com' }],
    ['the address', 'Tanaka@example.com1', { email: 'tanaka@example.com' }],
  ])('rejects one made of %s', (_what, password, personal) => {
    expect(weaknessOf(password, personal)).toBe('personalPassword');
  });

  it.each([
    ['Petal-2026-sky', { displayId: 'hanako', email: 'hana@example.com' }],
    ['hanako-walks-by-the-River-9', { displayId: 'hanako', email: null }],
    ['abRiver-77-stone', { displayId: 'ab', email: 'ab@example.com' }],
    ['Xk7#pQ2m', {}],
  ])('accepts %s', (password, personal) => {
    expect(weaknessOf(password, personal)).toBeNull();
  });
});
