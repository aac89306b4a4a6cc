import process from 'node:process';
import { type AppConfig } from '../../config/app-config.js';
import { PRODUCT_VERSION } from '../../config/product-version.js';
import { checkAddress } from '../doctor/address-checks.js';
import { checkDatabase } from '../doctor/database-checks.js';
import { type Finding, findings } from '../doctor/finding.js';
import { checkIndexNow } from '../doctor/index-now-check.js';
import { checkMail } from '../doctor/mail-checks.js';
import { checkProviders } from '../doctor/provider-checks.js';
import { checkReplicas } from '../doctor/replica-checks.js';
import { checkSecrets } from '../doctor/secrets-check.js';
import { checkStorage } from '../doctor/storage-check.js';
import { checkVariables } from '../doctor/variables-check.js';
import { EXIT } from '../exit-code.js';
import { type Ops, type Verb } from '../ops.js';
import { type Report, table } from '../report.js';

const version = findings('version');

/** Checks a deployment, even one that is broken. */
export function doctorVerb(ops: Ops): Verb {
  return ops
    .verb('doctor', 'check the deployment: database, storage, mail, addresses, providers, secrets, jobs')
    .withConfig(async (config) => report(await examine(config)));
}

async function examine(config: AppConfig): Promise<Finding[]> {
  const found = await Promise.all([
    checkDatabase(config),
    checkReplicas(config),
    checkStorage(config),
    checkMail(config),
    checkAddress(config),
    checkProviders(config),
    checkIndexNow(config),
  ]);
  const running = version.ok(`Hitohira ${PRODUCT_VERSION} on Node ${process.versions.node}.`);
  return [running, ...found.flat(), ...checkSecrets(config), ...checkVariables(config)];
}

function report(found: Finding[]): Report {
  const shown = table(
    found,
    { health: ({ health }) => health, check: ({ check }) => check, finding: ({ says }) => says },
    'Nothing was checked.',
  );
  return { ...shown, exitCode: found.some(({ health }) => health === 'fault') ? EXIT.failed : EXIT.done };
}
