/** The calls of the desk: whoever has no role is refused by each before it works. */
import * as money from '../../../src/api/contract/desk-money.js';
import * as desk from '../../../src/api/contract/desk.js';
import * as settings from '../../../src/api/contract/market-settings.js';
import * as projects from '../../../src/api/contract/projects.js';

/** Those that read. */
export const deskReads = [
  ...[desk.getDeskQueue, desk.listAudit, desk.findDeskPeople, desk.listDeskKeys, desk.listDeskPlaces],
  ...[money.listDeskOrders, money.listDeskJobs, money.listDeskDays, settings.listMarketSettings],
  ...[money.listDeskOrders, money.listDeskJobs, money.listDeskDays, projects.listDeskProjects],
];

/** Those that change something. */
export const deskChanges = [
  ...[desk.decideListing, desk.decidePerson, desk.decideReport, desk.revokeDeskKey, desk.confirmDeskPlace],
  ...[desk.decideDeskRefund, money.refundDeskOrder, settings.setMarketSetting],
  ...[desk.decideDeskRefund, money.refundDeskOrder, projects.decideProject],
];
