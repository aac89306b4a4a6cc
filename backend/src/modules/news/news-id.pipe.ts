import { type ArgumentMetadata, Injectable, type PipeTransform } from '@nestjs/common';
import { InvalidInput } from '../../common/errors/request-errors.js';
import { NEWS_ID_PATTERN } from './news.rules.js';

/** Parses the ID of a news article in a path. */
@Injectable()
export class NewsIdPipe implements PipeTransform<string, string> {
  transform(value: string, { data = 'id' }: ArgumentMetadata): string {
    if (NEWS_ID_PATTERN.test(value)) return value;
    throw new InvalidInput([{ field: data, code: 'invalidFormat' }]);
  }
}
