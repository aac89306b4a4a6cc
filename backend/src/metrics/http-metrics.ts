import { type IncomingMessage, METHODS, type Server } from 'node:http';
import { performance } from 'node:perf_hooks';
import { Gauge, Histogram, type Registry } from 'prom-client';
import { annotationsOf } from '../common/http/response-annotations.js';

const BUCKETS_S = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** What requests are counted under that met no route: files, refusals on the way, addresses of nothing. */
const NO_ROUTE = 'none';

const KNOWN_METHODS = new Set(METHODS);

/** Measures the requests of a server by the template of their route: an address itself may name a person. */
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
  server.on('request', (request, response) => {
    const began = performance.now();
    underWay.inc();
    response.once('close', () => {
      underWay.dec();
      durations.observe(
        {
          method: KNOWN_METHODS.has(request.method ?? '') ? request.method : 'other',
          route: annotationsOf(response).routeName ?? routeOf(request),
          // What was never answered is the client's doing; 499 as proxies note it.
          status: response.headersSent ? response.statusCode : 499,
        },
        (performance.now() - began) / 1000,
      );
    });
  });
}

/** The template of the route that Express has found for a request. */
function routeOf(request: IncomingMessage): string {
  const { route } = request as { route?: { path?: unknown } };
  return typeof route?.path === 'string' ? route.path : NO_ROUTE;
}
