import { type ArgumentMetadata, Injectable, type PipeTransform } from '@nestjs/common';
import { InvalidInput } from '../../common/errors/request-errors.js';
import { NEWS_LIMITS } from './news.rules.js';

/** What ids of news are made of: they stand in addresses. */
export const NEWS_ID_PATTERN = `^[A-Za-z0-9_-]{1,${NEWS_LIMITS.id}}$`;

const NEWS_ID = new RegExp(NEWS_ID_PATTERN);

/** Reads the id of a piece of news from an address. */
@Injectable()
export class NewsIdPipe implements PipeTransform<string, string> {
  transform(value: string, { data = 'id' }: ArgumentMetadata): string {
    if (NEWS_ID.test(value)) return value;
    throw new InvalidInput([{ field: data, code: 'invalidFormat' }]);
  }
}
