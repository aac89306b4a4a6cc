import { applyDecorators, SetMetadata, UseInterceptors } from '@nestjs/common';
import { ApiConsumes } from '@nestjs/swagger';
import { MultipartInterceptor } from './multipart.interceptor.js';
import { MULTIPART, type MultipartForm } from './multipart-form.js';

/**
 * Lets an operation accept a form with files. Its body has the same shape as in JSON, with each file as an
 * `UploadedFile`, which is deleted after the response.
 */
export const Multipart = (form: MultipartForm): MethodDecorator =>
  applyDecorators(
    SetMetadata(MULTIPART, form),
    UseInterceptors(MultipartInterceptor),
    ApiConsumes(...(form.only ? [] : ['application/json']), 'multipart/form-data'),
  );
