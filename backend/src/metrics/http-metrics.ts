import { type IncomingMessage, METHODS, type Server } from 'node:http';
import { performance } from 'node:perf_hooks';
import { Gauge, Histogram, type Registry } from 'prom-client';
import { annotationsOf } from '../common/http/response-annotations.js';

const BUCKETS_S = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** The label of requests without a route: files, rejections, unknown URLs. */
const NO_ROUTE = 'none';

const KNOWN_METHODS = new Set(METHODS);

/** Measures requests by route template, because URLs may name people. */
export function measureRequests(registry: Registry, server: Server): void {
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the headers of a request until its answer was sent, or the connection was lost.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS_S,
    registers: [registry],
  });
  const underWay = new Gauge({
    name: 'http_requests_under_way',
    help: 'Requests that are being answered.',
    registers: [registry],
  });
  // Looked up once for each combination, which are few: finding one costs more than counting.
  const children = new Map<string, ReturnType<typeof durations.labels>>();
  const childOf = (method: string, route: string, status: number) => {
    const key = `${method} ${status} ${route}`;
    const child = children.get(key) ?? durations.labels({ method, route, status });
    children.set(key, child);
    return child;
  };
  server.on('request', (request, response) => {
    const began = performance.now();
    underWay.inc();
    response.once('close', () => {
      underWay.dec();
      const method = KNOWN_METHODS.has(request.method ?? '') ? (request.method ?? '') : 'other';
      const route = annotationsOf(response).routeName ?? routeOf(request);
      // The client left before the response; 499 as in nginx.
      const status = response.headersSent ? response.statusCode : 499;
      childOf(method, route, status).observe((performance.now() - began) / 1000);
    });
  });
}

/** Express's route template of a request. */
function routeOf(request: IncomingMessage): string {
  const { route } = request as { route?: { path?: unknown } };
  return typeof route?.path === 'string' ? route.path : NO_ROUTE;
}
