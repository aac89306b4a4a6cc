import { Module } from '@nestjs/common';
import { LineClient } from './line/line-client.js';
import { ProviderHttp } from './provider-http.js';

/** The services of others, as clients that know their addresses and manners and nothing of our areas. */
@Module({ providers: [LineClient, ProviderHttp], exports: [LineClient] })
export class ProvidersModule {}
