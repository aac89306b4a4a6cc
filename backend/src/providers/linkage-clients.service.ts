import { Injectable } from '@nestjs/common';
import { GoogleClient } from './google/google.client.js';
import { InstagramClient } from './instagram/instagram.client.js';
import { LINKAGE_PROVIDER_NAMES, type LinkageClient, type LinkageProviderName } from './linkage.client.js';
import { ProviderHttpClient } from './provider-http.client.js';
import { TiktokClient } from './tiktok/tiktok.client.js';
import { XClient } from './x/x.client.js';

/** The linkage clients by provider. */
@Injectable()
export class LinkageClientsService {
  private readonly clients: Record<LinkageProviderName, LinkageClient>;

  constructor(
    private readonly http: ProviderHttpClient,
    youtube: GoogleClient,
    instagram: InstagramClient,
    tiktok: TiktokClient,
    x: XClient,
  ) {
    this.clients = { youtube, instagram, tiktok, x };
  }

  of(provider: LinkageProviderName): LinkageClient {
    return this.clients[provider];
  }

  /** The providers that are configured. */
  available(): LinkageProviderName[] {
    return LINKAGE_PROVIDER_NAMES.filter((name) => this.clients[name].isConfigured);
  }

  /** A deadline shared by the provider calls of one incoming request, starting now. */
  deadline(): AbortSignal {
    return this.http.deadline();
  }
}
