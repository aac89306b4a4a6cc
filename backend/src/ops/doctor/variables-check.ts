import { type AppConfig } from '../../config/app-config.js';
import { type Finding, findings } from './finding.js';

const variables = findings('variables');

/** Whether a variable is set whose name nothing reads, though it is nearly that of one that counts. */
export function checkVariables({ misspelt }: AppConfig): Finding[] {
  if (misspelt.length === 0) return [variables.ok('No variable looks misspelt.')];
  return misspelt.map(({ name, meant }) =>
    variables.warning(`${name} is set, and nothing reads it: write ${meant}, if that is meant.`),
  );
}
