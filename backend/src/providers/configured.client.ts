import { type ProviderClient } from '../config/app-config.js';
import { type ProviderHttpClient } from './provider-http.client.js';
import { ProviderUnavailable } from './provider.errors.js';

/** What the clients of all providers have: their settings, and the HTTP client. */
export abstract class ConfiguredClient<Settings extends { client: ProviderClient | null }> {
  constructor(
    protected readonly settings: Settings,
    protected readonly http: ProviderHttpClient,
  ) {}

  /** Whether the provider knows us here. */
  get isOn(): boolean {
    return this.settings.client !== null;
  }

  /** @throws ProviderUnavailable where it does not */
  protected get client(): ProviderClient {
    if (!this.settings.client) throw new ProviderUnavailable();
    return this.settings.client;
  }
}
