import { ApiSchema } from '@nestjs/swagger';
import { type UploadedFile } from '../../../common/http/uploaded-file.js';
import { PictureFileField } from '../picture.fields.js';

/** A picture upload. */
@ApiSchema({ name: 'StorePicture' })
export class StorePictureRequest {
  @PictureFileField({ description: 'The picture.' })
  image: UploadedFile;
}
