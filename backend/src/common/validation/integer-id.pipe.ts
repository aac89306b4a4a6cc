import { type ArgumentMetadata, Injectable, type PipeTransform } from '@nestjs/common';
import { InvalidInput } from '../errors/request-errors.js';
import { LARGEST_ID } from '../rules/ids.js';
import { fromDigits } from './fields.js';

/** Parses an id in a path. */
@Injectable()
export class IntegerIdPipe implements PipeTransform<string, number> {
  transform(value: string, { data = 'id' }: ArgumentMetadata): number {
    const id = fromDigits(value);
    if (typeof id === 'number' && id >= 1 && id <= LARGEST_ID) return id;
    throw new InvalidInput([{ field: data, code: 'invalidFormat' }]);
  }
}
