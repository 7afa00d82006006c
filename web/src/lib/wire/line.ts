/** The line to a table: a socket to the server, or a channel to the worker of this device. Both carry the same messages. */
import { onDevice } from './place';

/** As much of a WebSocket as a connection uses. */
export interface Line {
  readonly readyState: number;
  onopen: (() => void) | null;
  onmessage: ((event: { readonly data: string }) => void) | null;
  onclose: (() => void) | null;
  send(text: string): void;
  close(): void;
}

const OPEN = 1;
const CLOSED = 3;
const ENDED = '{"type":"bye","reason":"refused"}';

export function lineTo(table: string): Line {
  return onDevice(table) ? new DeviceLine(table) : (new WebSocket(socketAddress(table)) as Line);
}

function socketAddress(table: string): string {
  return `${location.origin.replace('http', 'ws')}/ws?table=${table}`;
}

class DeviceLine implements Line {
  readyState = 0;
  onopen: Line['onopen'] = null;
  onmessage: Line['onmessage'] = null;
  onclose: Line['onclose'] = null;
  private channel: { send: (text: string) => void; close: () => void } | undefined;

  constructor(table: string) {
    void import('../device/device.svelte').then(({ open }) => {
      if (this.readyState === CLOSED) return;
      this.channel = open(
        table,
        (data) => this.onmessage?.({ data }),
        () => this.onmessage?.({ data: ENDED }),
      );
      this.readyState = OPEN;
      this.onopen?.();
    });
  }

  send(text: string): void {
    this.channel?.send(text);
  }

  close(): void {
    this.readyState = CLOSED;
    this.channel?.close();
  }
}
