import { Injectable } from '@nestjs/common';
import { GoogleClient } from './google/google.client.js';
import { InstagramClient } from './instagram/instagram.client.js';
import { LINKAGE_PROVIDER_NAMES, type LinkageClient, type LinkageProviderName } from './linkage.client.js';
import { ProviderHttpClient } from './provider-http.client.js';
import { TiktokClient } from './tiktok/tiktok.client.js';
import { XClient } from './x/x.client.js';

/** The providers at which creators link their accounts, by name. */
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

  /** The providers that know us here. */
  available(): LinkageProviderName[] {
    return LINKAGE_PROVIDER_NAMES.filter((name) => this.clients[name].isOn);
  }

  /** The end of the time that the calls may take together which one request of ours waits for from now on. */
  deadline(): AbortSignal {
    return this.http.deadline();
  }
}
