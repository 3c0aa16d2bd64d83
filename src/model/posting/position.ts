/** Where the device is, as the browser tells it. */
import { foreignPoint, pointText } from '../rules/validate/point.js';

/** What was found: a pin and how exact it is, or why there is none. */
export type FoundPosition =
  | { readonly pin: string; readonly metres: number }
  | { readonly fault: 'denied' | 'notFound' | 'away' };

/** Milliseconds that a device may take. */
const patience = 20_000;

/** Asks the browser, which asks the person. */
export const findPosition = (): Promise<FoundPosition> =>
  new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude: lat, longitude: lng, accuracy } }) => {
        const isForeign = foreignPoint({ lat, lng }) !== undefined;
        resolve(
          isForeign ? { fault: 'away' } : { pin: pointText({ lat, lng }), metres: Math.ceil(accuracy) },
        );
      },
      ({ code, PERMISSION_DENIED }) => {
        resolve({ fault: code === PERMISSION_DENIED ? 'denied' : 'notFound' });
      },
      { enableHighAccuracy: true, timeout: patience },
    );
  });
