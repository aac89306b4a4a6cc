import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ApiSummary } from '../../common/http/api-operations.js';
import { Public } from '../../common/auth/public.decorator.js';
import { Fails } from '../../common/errors/fails.decorator.js';
import { requestLanguage } from '../../common/http/request-context.js';
import { CategoriesService } from './categories.service.js';
import { toCategoryList } from './category.mapper.js';
import { CategoryListResponse } from './dto/category-list.response.js';

@ApiTags('categories')
@Controller('api/categories')
export class CategoriesController {
  constructor(private readonly categories: CategoriesService) {}

  @Get()
  @Public('anonymous')
  @ApiSummary(
    'List categories',
    'Lists the categories that a page can select, by group, in the language of the request.',
  )
  @ApiOkResponse({ description: 'The categories.', type: CategoryListResponse })
  @Fails()
  async listCategories(): Promise<CategoryListResponse> {
    return toCategoryList(await this.categories.list(), requestLanguage());
  }
}
