// Written by npm run generate:services.
import { captchaIntegration } from './captcha/captchaIntegration';
import { crmIntegration } from './crm/crmIntegration';
import { geocodingIntegration } from './geocoding/geocodingIntegration';
import { hrIntegration } from './hr/hrIntegration';
import { mailIntegration } from './mail/mailIntegration';
import { marketIntegration } from './market/marketIntegration';
import { paymentIntegration } from './payment/paymentIntegration';
import { scannerIntegration } from './scanner/scannerIntegration';
import type { Integration } from '../platform/parts/integration';

/** Every integration, by the name of its folder. */
export const integrations: Readonly<Record<string, Integration>> = {
  captcha: captchaIntegration,
  crm: crmIntegration,
  geocoding: geocodingIntegration,
  hr: hrIntegration,
  mail: mailIntegration,
  market: marketIntegration,
  payment: paymentIntegration,
  scanner: scannerIntegration,
};
