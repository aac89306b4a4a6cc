import { type ProviderClient } from '../config/app-config.js';
import { type ProviderHttpClient } from './provider-http.client.js';
import { ProviderUnavailable } from './provider.errors.js';

/** Base class of the provider clients: settings and HTTP client. */
export abstract class ConfiguredClient<Settings extends { client: ProviderClient | null }> {
  constructor(
    protected readonly settings: Settings,
    protected readonly http: ProviderHttpClient,
  ) {}

  /** Whether the provider is configured. */
  get isConfigured(): boolean {
    return this.settings.client !== null;
  }

  /** @throws ProviderUnavailable if the provider is not configured */
  protected get client(): ProviderClient {
    if (!this.settings.client) throw new ProviderUnavailable();
    return this.settings.client;
  }
}
