import { applyDecorators, HttpCode } from '@nestjs/common';
import { ApiNoContentResponse, ApiOperation } from '@nestjs/swagger';

/** The summary and description of an operation, whose ID is the name of its method. */
export const ApiSummary = (summary: string, description: string): MethodDecorator =>
  ApiOperation({ summary, description });

/** An operation that responds without a body. */
export const NoContent = (description: string): MethodDecorator =>
  applyDecorators(HttpCode(204), ApiNoContentResponse({ description }));
