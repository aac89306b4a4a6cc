import process from 'node:process';
import { Command } from 'commander';
import { type AppConfig, loadConfig } from '../config/app-config.js';
import { PRODUCT_VERSION } from '../config/product-version.js';
import { accountsArea } from './areas/accounts.js';
import { auditArea } from './areas/audit.js';
import { backupVerb, restoreVerb } from './areas/backup.js';
import { categoriesArea } from './areas/categories.js';
import { contactArea, reportsArea } from './areas/contact.js';
import { doctorVerb } from './areas/doctor.js';
import { emergenciesArea } from './areas/emergencies.js';
import { keysArea } from './areas/keys.js';
import { maintenanceArea } from './areas/maintenance.js';
import { newsArea } from './areas/news.js';
import { redirectsArea } from './areas/redirects.js';
import { withdrawReasonsArea } from './areas/withdraw-reasons.js';
import { type ExitCode } from './exit-code.js';
import { type Input, Ops, type Output } from './ops.js';

const EXIT_CODES = `
Exit codes:
  0  success; checks found no fault
  1  the command failed, or the doctor found a fault
  2  the command or one of its values is invalid
  3  something the command names does not exist
  4  the configuration is wrong, or the database cannot be reached`;

/** The command line with all areas, in the order of the help. */
export function buildProgram(ops: Ops): Command {
  return new Command('ops')
    .description('Commands for operators. They read the same configuration as the server.')
    .usage('<area> <verb> [values] [options]')
    .version(PRODUCT_VERSION, '--version', 'show the version of Hitohira')
    .helpCommand(false)
    .addHelpText('after', EXIT_CODES)
    .addCommand(doctorVerb(ops))
    .addCommand(backupVerb(ops))
    .addCommand(restoreVerb(ops))
    .addCommand(accountsArea(ops))
    .addCommand(auditArea(ops))
    .addCommand(categoriesArea(ops))
    .addCommand(contactArea(ops))
    .addCommand(emergenciesArea(ops))
    .addCommand(keysArea(ops))
    .addCommand(maintenanceArea(ops))
    .addCommand(newsArea(ops))
    .addCommand(redirectsArea(ops))
    .addCommand(reportsArea(ops))
    .addCommand(withdrawReasonsArea(ops));
}

/**
 * Runs one command line.
 *
 * @param argv the arguments after the program's name
 * @param readConfig loads the configuration; called only by commands that need it
 * @returns the exit code of the process
 */
export async function runOps(
  argv: readonly string[],
  readConfig: () => AppConfig = loadConfig,
  output: Output = process,
  input: Input = process,
): Promise<ExitCode> {
  const ops = new Ops(readConfig, output, input);
  return ops.run(buildProgram(ops), argv);
}
