import { statSync } from 'node:fs';
import path from 'node:path';
import { type AppConfig } from '../../config/app-config.js';
import { type Finding, findings } from './finding.js';

/** Random secrets of the accepted lengths have far more distinct characters or bytes. */
const FEW_CHARACTERS = 12;
const FEW_BYTES = 16;

/** Words from examples. */
const PLACEHOLDER = /change.?(me|it|this)|secret|password|example|default|hitohira/i;

const secrets = findings('secrets');

/** Checks that the secrets look random. */
export function checkSecrets({ secrets: given, production, dataDir }: AppConfig): Finding[] {
  const weak = [
    ...(isGuessable(given.jwt) ? ['JWT_SECRET looks like words or a pattern'] : []),
    ...(isGuessable(given.pepper) ? ['PASSWORD_PEPPER looks like words or a pattern'] : []),
    ...(new Set(given.encryption).size < FEW_BYTES ? ['ENCRYPTION_KEY looks like a pattern'] : []),
    ...(given.jwt === given.pepper ? ['JWT_SECRET and PASSWORD_PEPPER are the same'] : []),
    ...(isReadableByOthers(path.join(dataDir, 'secrets.json'))
      ? [`${path.join(dataDir, 'secrets.json')} can be read by other users`]
      : []),
  ];
  if (weak.length === 0) return [secrets.ok('JWT_SECRET, PASSWORD_PEPPER and ENCRYPTION_KEY look random.')];
  const sentence = `${weak.join('; ')}: generate each with \`openssl rand -hex 32\`, and keep files with secrets private.`;
  return [production ? secrets.fault(sentence) : secrets.warning(sentence)];
}

function isGuessable(secret: string): boolean {
  return new Set(secret).size < FEW_CHARACTERS || PLACEHOLDER.test(secret);
}

function isReadableByOthers(file: string): boolean {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats !== undefined && (stats.mode & 0o077) !== 0;
}
