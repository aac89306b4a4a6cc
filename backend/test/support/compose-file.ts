import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { PROJECT_ROOT } from '../../src/config/app-config.js';

/** The fields of a service in the Compose file that tests check. */
interface ComposeService {
  image?: string;
  build?: object;
  environment?: Record<string, string>;
  env_file?: string[];
  ports?: string[];
  healthcheck?: object;
  depends_on?: Record<string, { condition: string }>;
  networks?: { site?: { ipv4_address: string } };
  user?: string;
  read_only?: boolean;
  cap_drop?: string[];
  cap_add?: string[];
  security_opt?: string[];
  tmpfs?: string[];
  ulimits?: Record<string, number>;
  volumes?: string[];
}

/** The deployment on one machine, as described by `docker-compose.yml`. */
export interface ComposeFile {
  source: string;
  services: Record<string, ComposeService>;
  volumes: Record<string, null>;
  networks: { site: { ipam: { config: { subnet: string; gateway: string }[] } } };
  /** The proxies that the servers trust by default. */
  trustProxy: string;
  /** The fixed address of a service. */
  addressOf: (service: string) => string;
}

/** Reads the Compose file. */
export function composeFile(): ComposeFile {
  const source = readFileSync(path.join(PROJECT_ROOT, 'docker-compose.yml'), 'utf8');
  const file = parse(source, { merge: true }) as Pick<ComposeFile, 'services' | 'volumes' | 'networks'>;
  const trust = file.services['app-1']?.environment?.['TRUST_PROXY'] ?? '';
  return {
    source,
    ...file,
    trustProxy: /^\$\{TRUST_PROXY:-(.+)\}$/.exec(trust)?.[1] ?? trust,
    addressOf: (service) => file.services[service]?.networks?.site?.ipv4_address ?? '',
  };
}
