import { type RequestListener, type Server } from 'node:http';
import { collectDefaultMetrics, Gauge } from 'prom-client';
import { type DataSource } from 'typeorm';
import { type ReadReplicasService } from '../database/replicas/read-replicas.service.js';
import { measureDatabase } from './database-metrics.js';
import { PRODUCT_VERSION } from '../config/product-version.js';
import { measureRequests } from './http-metrics.js';
import { type MetricsRegistryService } from './metrics-registry.service.js';

/** The metrics of the process, the server, the database and other registered parts. */
export class Metrics {
  constructor(
    server: Server,
    private readonly registry: MetricsRegistryService,
    dataSource: DataSource,
    replicas: ReadReplicasService,
    purgeDays: number,
  ) {
    collectDefaultMetrics({ register: registry });
    measureRequests(registry, server);
    measureDatabase(registry, dataSource, replicas, purgeDays);
    new Gauge({
      name: 'hitohira_build_info',
      help: 'Always 1; the label is the running version.',
      labelNames: ['version'],
      registers: [registry],
    }).set({ version: PRODUCT_VERSION }, 1);
  }

  /** Serves `/metrics` in Prometheus' text format. */
  readonly handle: RequestListener = (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    this.registry.metrics().then(
      (text) => response.writeHead(200, { 'Content-Type': this.registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  };
}
