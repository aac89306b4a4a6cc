import process from 'node:process';
import {
  type AppConfig,
  dataDirectory,
  type EnvironmentSource,
  loadConfig,
  readEnvironment,
} from '../src/config/app-config.js';
import { EXIT, OpsError } from '../src/ops/exit-code.js';
import { runOps } from '../src/ops/program.js';
import { endProcess } from '../src/processes/end-process.js';
import { StartError } from './start-error.js';
import { findRunningInstance } from './supervisor/instance.js';

/**
 * The configuration of the running instance: the environment plus the URLs of the services that `npm start` launched.
 */
function besideRunningInstance(): AppConfig {
  const environment = readEnvironment();
  return loadConfig({ ...environment, ...addressesOfInstance(environment) });
}

/** @throws OpsError when there is neither a running instance nor a DATABASE_URL */
function addressesOfInstance(environment: EnvironmentSource): EnvironmentSource {
  const dataDir = dataDirectory(environment);
  const instance = readInstance(dataDir);
  if (instance === null) {
    if (environment['DATABASE_URL']) return {};
    throw new OpsError(
      `Nothing runs in ${dataDir} and DATABASE_URL is not set: start Hitohira first, or name its database.`,
      EXIT.unavailable,
    );
  }
  if (instance.phase !== 'ready' || instance.databaseUrl === null) {
    throw new OpsError(`Hitohira in ${dataDir} is ${instance.phase}: try again shortly.`, EXIT.unavailable);
  }
  return {
    DATABASE_URL: instance.databaseUrl,
    PUBLIC_URL: instance.publicUrl,
    ...(instance.smtpUrl === null ? {} : { SMTP_URL: instance.smtpUrl }),
    ...(instance.operatorEmail === null ? {} : { OPERATOR_EMAIL: instance.operatorEmail }),
    ...instance.sandboxVariables,
  };
}

function readInstance(dataDir: string) {
  try {
    return findRunningInstance(dataDir);
  } catch (error) {
    if (error instanceof StartError) throw new OpsError(error.message, EXIT.unavailable);
    throw error;
  }
}

endProcess(await runOps(process.argv.slice(2), besideRunningInstance));
