import { type AppConfig } from '../../config/app-config.js';
import { type Finding, findings } from './finding.js';

const variables = findings('variables');

/** Finds variables whose names look misspelt. */
export function checkVariables({ misspelt }: AppConfig): Finding[] {
  if (misspelt.length === 0) return [variables.ok('No variable looks misspelled.')];
  return misspelt.map(({ name, meant }) =>
    variables.warning(`${name} is set but unknown: did you mean ${meant}?`),
  );
}
