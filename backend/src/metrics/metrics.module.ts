import { Global, Module } from '@nestjs/common';
import { MetricsRegistryService } from './metrics-registry.service.js';

/** Provides the metrics registry to every part of the application. */
@Global()
@Module({ providers: [MetricsRegistryService], exports: [MetricsRegistryService] })
export class MetricsModule {}
