/** The pages of the account by their route; one file that comes when one of them is opened. */
import type { ReactElement } from 'react';
import { routes } from '../../routes.js';
import { InvoicePage } from './invoice-page.js';
import { LoginPage } from './login-page.js';
import { OtpPage } from './otp-page.js';
import { ProfilePage } from './profile-page.js';
import { SignupPage } from './signup-page.js';
import { TestPaymentPage } from './test-payment-page.js';
import { UndoPage } from './undo-page.js';

const pages: Readonly<Record<string, () => ReactElement | null>> = {
  [routes.login.path]: LoginPage,
  [routes.otp.path]: OtpPage,
  [routes.signup.path]: SignupPage,
  [routes.profile.path]: ProfilePage,
  [routes.invoice.path]: InvoicePage,
  [routes.testPayment.path]: TestPaymentPage,
  [routes.undo.path]: UndoPage,
};

/** Draws the page of a route. */
export function AccountPages({ path }: { path: string }) {
  const Page = pages[path] ?? LoginPage;
  return <Page />;
}
