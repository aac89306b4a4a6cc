import { ApiProperty } from '@nestjs/swagger';

/** A rendered page, with the values its Content-Security-Policy needs. */
export class RenderedPage {
  @ApiProperty({ description: 'The status that it is answered with.', type: 'integer' })
  status: number;

  @ApiProperty({ description: 'The document.' })
  html: string;

  @ApiProperty({ description: 'The hashes of its inline scripts.', type: [String] })
  scriptHashes: string[];

  @ApiProperty({ description: 'The hashes of its inline styles.', type: [String] })
  styleHashes: string[];

  @ApiProperty({ description: 'The origins of the players that it may show in frames.', type: [String] })
  frameOrigins: string[];

  @ApiProperty({ description: 'Whether it may run the script with which its creator earns.' })
  allowsLinkSwitch: boolean;
}
