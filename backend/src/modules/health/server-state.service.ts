import { Injectable } from '@nestjs/common';

/** Whether the server accepts new work. */
@Injectable()
export class ServerStateService {
  /** True once the server is shutting down. */
  draining = false;
}
