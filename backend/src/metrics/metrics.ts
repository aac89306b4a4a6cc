import { type RequestListener, type Server } from 'node:http';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { type DataSource } from 'typeorm';
import { type ReadReplicas } from '../database/replicas/read-replicas.js';
import { measureDatabase } from './database-metrics.js';
import { measureRequests } from './http-metrics.js';

/** What the process tells of itself: requests, the pool, jobs, memory, processor, the lag of its event loop. */
export class Metrics {
  private readonly registry = new Registry();

  constructor(server: Server, dataSource: DataSource, replicas: ReadReplicas, purgeDays: number) {
    collectDefaultMetrics({ register: this.registry });
    measureRequests(this.registry, server);
    measureDatabase(this.registry, dataSource, replicas, purgeDays);
  }

  /** Answers `/metrics` in the text format of Prometheus, and nothing else. */
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
