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
    help: 'Time from the headers of a request until its response was sent or the connection closed.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS_S,
    registers: [registry],
  });
  let underWay = 0;
  new Gauge({
    name: 'http_requests_under_way',
    help: 'Requests in progress.',
    registers: [registry],
    collect() {
      this.set(underWay);
    },
  });
  // Cached per combination, of which there are few: looking one up costs more than counting.
  const childOf = memoized((route: string) =>
    memoized((method: string) => memoized((status: number) => durations.labels({ method, route, status }))),
  );
  server.on('request', (request, response) => {
    const began = performance.now();
    underWay += 1;
    response.on('close', () => {
      underWay -= 1;
      const method = KNOWN_METHODS.has(request.method ?? '') ? (request.method ?? '') : 'other';
      const route = annotationsOf(response).routeName ?? routeOf(request);
      // The client left before the response; 499 as in nginx.
      const status = response.headersSent ? response.statusCode : 499;
      childOf(route)(method)(status).observe((performance.now() - began) / 1000);
    });
  });
}

/** Memoizes a function by its argument. */
function memoized<Argument, Value extends object>(
  valueOf: (argument: Argument) => Value,
): (argument: Argument) => Value {
  const known = new Map<Argument, Value>();
  return (argument) => {
    const before = known.get(argument);
    if (before) return before;
    const value = valueOf(argument);
    known.set(argument, value);
    return value;
  };
}

/** Express's route template of a request. */
function routeOf(request: IncomingMessage): string {
  const { route } = request as { route?: { path?: unknown } };
  return typeof route?.path === 'string' ? route.path : NO_ROUTE;
}
