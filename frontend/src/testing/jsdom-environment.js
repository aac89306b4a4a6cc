import JSDOMEnvironment from '@jest/environment-jsdom-abstract';
import * as jsdom from 'jsdom';

/** jsdom with what browsers have and it lacks: Node's `fetch`, and what belongs to it. */
export default class BrowserEnvironment extends JSDOMEnvironment {
  constructor(config, context) {
    super(config, context, jsdom);
    Object.assign(this.global, {
      AbortController,
      AbortSignal,
      BroadcastChannel,
      Headers,
      ReadableStream,
      Request,
      Response,
      TextDecoder,
      TextDecoderStream,
      TextEncoder,
      TextEncoderStream,
      TransformStream,
      URL,
      URLSearchParams,
      WritableStream,
      fetch,
      structuredClone,
    });
  }

  /** The packages' builds for Node: those for browsers are no modules that Jest can load. */
  exportConditions() {
    return [];
  }
}
