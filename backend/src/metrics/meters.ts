import { Global, Module } from '@nestjs/common';
import { Registry } from 'prom-client';

/** Where each part of the application registers what it measures of itself. One for each application, not each process. */
export class Meters extends Registry {}

/** Hands the meters to whoever measures something. */
@Global()
@Module({ providers: [Meters], exports: [Meters] })
export class MetersModule {}
