import { Injectable } from '@nestjs/common';

/** Whether the server takes new work. */
@Injectable()
export class ServerStateService {
  /** True from the moment the server was told to stop. */
  draining = false;
}
