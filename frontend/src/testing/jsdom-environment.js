import JSDOMEnvironment from '@jest/environment-jsdom-abstract';
import * as jsdom from 'jsdom';

/** jsdom with Node's versions of web APIs, such as `fetch`, which it lacks. */
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

  /** Selects the Node builds of packages, since Jest cannot load their browser builds. */
  exportConditions() {
    return [];
  }
}
