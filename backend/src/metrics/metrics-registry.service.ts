import { Registry } from 'prom-client';

/** Where each part of the application registers its metrics. One for each application, not each process. */
export class MetricsRegistryService extends Registry {}
