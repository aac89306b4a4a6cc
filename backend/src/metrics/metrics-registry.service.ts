import { Registry } from 'prom-client';

/** The metrics registry of one application. */
export class MetricsRegistryService extends Registry {}
