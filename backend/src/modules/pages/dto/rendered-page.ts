import { ApiProperty } from '@nestjs/swagger';

/** A rendered page, with the values its Content-Security-Policy needs. */
export class RenderedPage {
  @ApiProperty({ description: 'The HTTP status.', type: 'integer' })
  status: number;

  @ApiProperty({ description: 'The HTML document.' })
  html: string;

  @ApiProperty({ description: 'The hashes of its inline scripts.', type: [String] })
  scriptHashes: string[];

  @ApiProperty({ description: 'The hashes of its inline styles.', type: [String] })
  styleHashes: string[];

  @ApiProperty({ description: 'The origins of the embedded players that may be framed.', type: [String] })
  frameOrigins: string[];

  @ApiProperty({ description: 'Whether the page may run the LinkSwitch script.' })
  allowsLinkSwitch: boolean;
}
