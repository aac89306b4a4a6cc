import { applyDecorators, SetMetadata, UseInterceptors } from '@nestjs/common';
import { ApiConsumes } from '@nestjs/swagger';
import { MultipartInterceptor } from './multipart.interceptor.js';
import { MULTIPART, type MultipartForm } from './multipart-form.js';

/**
 * Lets an operation take a form with files, beside JSON or alone. Its body is then as it would be in JSON, each field of the form
 * in its place (`details[0][title]`), each file an `UploadedFile`; the files are gone once the request is answered.
 */
export const Multipart = (form: MultipartForm): MethodDecorator =>
  applyDecorators(
    SetMetadata(MULTIPART, form),
    UseInterceptors(MultipartInterceptor),
    ApiConsumes(...(form.only ? [] : ['application/json']), 'multipart/form-data'),
  );
