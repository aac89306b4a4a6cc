import { VisitsService } from '../../src/modules/insights/visits.service.js';
import { type Browser, type TestApp } from './test-app.js';

/** The `User-Agent` of browsers, by device. */
export const USER_AGENTS = {
  phone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1',
  tablet:
    'Mozilla/5.0 (iPad; CPU OS 16_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.6 Mobile/15E148 Safari/604.1',
  desktop:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  other:
    'Mozilla/5.0 (SMART-TV; Linux; Tizen 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Version/5.0 TV Safari/537.36',
} as const;

/** The client and the headers of a visit. */
export interface VisitOptions {
  by?: Pick<Browser, 'get' | 'post'>;
  headers?: Record<string, string>;
}

/** Reports a page view to the server, as pages do; by default from a phone. */
export async function view(
  testApp: TestApp,
  query: { path: string; language?: string; referrer?: string; host?: string },
  { by = testApp.client, headers = {} }: VisitOptions = {},
): Promise<void> {
  await by
    .get('/api/log/page-access')
    .query(query)
    .set({ 'User-Agent': USER_AGENTS.phone, ...headers })
    .expect(204);
}

/** Reports a press to the server. */
export async function press(
  testApp: TestApp,
  body: {
    path: string;
    kind: string;
    targetId: number;
    mall?: string;
    language?: string;
    referrer?: string;
    host?: string;
  },
  { by = testApp.client, headers = {} }: VisitOptions = {},
): Promise<void> {
  await by
    .post('/api/log/presses')
    .set({ 'User-Agent': USER_AGENTS.phone, ...headers })
    .send(body)
    .expect(204);
}

/** Writes all counted visits to the database. */
export async function visitsAreWritten(testApp: TestApp): Promise<void> {
  await testApp.app.get(VisitsService, { strict: false }).write();
}
