/** Where a table is: at the server, or on this device. */
const DEVICE = /(^|\/)device-\d+(\/|$)/;

/** Whether a table's code, or an address that names one, belongs to this device alone. */
export function onDevice(code: string): boolean {
  return DEVICE.test(code);
}
