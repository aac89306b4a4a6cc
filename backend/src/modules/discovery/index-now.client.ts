import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../config/app-config.js';

/** IndexNow did not accept the URLs. */
class IndexNowRefused extends Error {
  override readonly name = 'IndexNowRefused';

  /** @param responseCode its status */
  constructor(readonly responseCode: number) {
    super(`IndexNow answered ${responseCode}.`);
  }
}

/** Calls IndexNow (https://www.indexnow.org/documentation). */
@Injectable()
export class IndexNowClient {
  constructor(private readonly config: AppConfig) {}

  /** Whether changes are announced. */
  get isOn(): boolean {
    return this.config.indexNow.url !== null;
  }

  /**
   * Tells search engines that URLs were added, changed or removed: at most 10,000.
   *
   * @throws IndexNowRefused for any other answer than 200 or 202
   * @throws Error if there is no answer in time
   */
  async submit(urls: readonly string[]): Promise<void> {
    const { publicUrl, indexNow, providers } = this.config;
    const { key, url } = indexNow;
    if (key === null || url === null) throw new Error('IndexNow is off.');
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json; charset=utf-8' },
      body: JSON.stringify({
        host: new URL(publicUrl).host,
        key,
        keyLocation: `${publicUrl}/${key}.txt`,
        urlList: urls,
      }),
      redirect: 'error',
      signal: AbortSignal.timeout(providers.httpTimeoutMs),
    });
    await response.body?.cancel();
    if (response.status !== 200 && response.status !== 202) throw new IndexNowRefused(response.status);
  }
}
