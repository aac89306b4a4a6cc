import { startTestApp, type TestApp } from '../../../test/support/test-app.js';
import { AppConfig } from '../../config/app-config.js';
import { PRODUCT_VERSION } from '../../config/product-version.js';
import { DOCTOR_PASS, makeDoctorPass } from './arrival.js';
import { ServerStateService } from './server-state.service.js';

describe('health', () => {
  let testApp: TestApp;
  beforeAll(async () => {
    testApp = await startTestApp();
  });
  afterAll(() => testApp.stop());

  it('responds while the server runs', async () => {
    for (const path of ['/health/live', '/health/ready']) {
      const answer = await testApp.client.get(path).expect(200);
      expect(answer.body).toEqual({ status: 'ok' });
    }
  });

  it('names the version', async () => {
    const answer = await testApp.client.get('/health').expect(200);
    expect(answer.body).toEqual({ status: 'ok', version: PRODUCT_VERSION });
  });

  it('is live but not ready while the server stops', async () => {
    const state = testApp.app.get(ServerStateService);
    state.draining = true;
    try {
      await testApp.client.get('/health/live').expect(200);
      await testApp.client.get('/health/ready').expect(503);
      await testApp.client.get('/health').expect(503);
    } finally {
      state.draining = false;
    }
    await testApp.client.get('/health/ready').expect(200);
  });

  it('shows only the doctor how a request arrived', async () => {
    const key = testApp.app.get(AppConfig).secrets.encryption;
    const ask = (pass: string) =>
      testApp.client
        .get('/health/arrival')
        .set({ 'x-forwarded-for': '192.0.2.1, 203.0.113.7', [DOCTOR_PASS]: pass });
    const pass = makeDoctorPass(key);
    const answer = await ask(pass).expect(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body).toEqual({
      peer: '127.0.0.1',
      forwardedFor: ['192.0.2.1', '203.0.113.7'],
      client: '127.0.0.1',
    });
    const [until = '', signature = ''] = pass.split('.');
    const later = `${Number(until) + 1}.${signature}`;
    const past = `${Number(until) - 120_000}.${signature}`;
    for (const wrong of ['', '.', 'x', later, past, makeDoctorPass(Buffer.alloc(32))])
      expect([wrong, (await ask(wrong)).status]).toEqual([wrong, 404]);
  });
});
