import { Global, Module } from '@nestjs/common';
import { MetricsRegistryService } from './metrics-registry.service.js';

/** Provides the metrics registry. */
@Global()
@Module({ providers: [MetricsRegistryService], exports: [MetricsRegistryService] })
export class MetricsModule {}
