/**
 * Leaves out of effector what these sources never use (docs/decisions/0010): domains, pages of a template engine, regions,
 * serialisation, names and traces for tools, and the checks of a caller's mistakes, which the unit tests run with.
 */

/** What goes: the very text of effector 23.4.4, and what stands there instead. Each text stands there once. */
const cuts = [
  // Only what still works can be imported: all else stops the build.
  [
    /export\{.*\}/,
    'export{N as allSettled,v as attach,h as combine,b as createEffect,p as createEvent,g as createStore,q as createWatch,I as fork,ae as is,o as launch,z as merge,M as sample,D as scopeBind,A as split}',
  ],
  // Checks of the caller's mistakes; the bundler drops their calls once they do nothing.
  [/r\((?:b\.targetable|!G\(i,'derived'\)),'[^']*',\w\),/, '', 3],
  ["ce(!G(e,'derived'),`${n} in derived store`,`${n} in store created via createStore`,s),", ''],
  ["ce(!(h&&s.skipVoid),'{skipVoid: true}','updateFilter',c);", ''],
  ["function r(e,t,r){if(!e)throw Error(`${r?r+': ':''}${t}`)}", 'function r(){}'],
  [/ce=\(e,t,r,n\)=>.*?,le=/, 'ce=()=>{},le='],
  [/le=\(e,t\)=>\{.*?\},de=/, 'le=()=>{},de='],
  [/Re=e=>.*?,je=/, 'Re=()=>{},Ne=()=>{},Ce=()=>{},je='],
  [
    'function $(e,n){let a=0;return t(Et,(t=>{t in e&&(r(null!=e[t],Pt(n,t)),a=1)})),a}',
    'function $(e){return Et.some(t=>t in e)}',
  ],
  [/function l\(e,t\)\{.*?\}function d/, "function l(){return ''}function d"],
  [/Pt=\(e,t\)=>.*?,Tt=/, "Pt=()=>'',Tt="],
  [/const x=ze\(e\);return r\(w.*?,we\(b,\[d\]\)/, 'return we(b,[d])'],
  ["!ze(e)||u&&'skipVoid'in u||console.error(`${p}: ${It}`),", ''],
  ['return a&&!h&&le(`${It}`,b.graphite),(a&&y||!a)&&(e!==r||n)', 'return(y||!a)&&(e!==r||n)'],
  [
    'handler:i.defaultConfig.handler||(()=>r(0,`no handler used in ${i.compositeName.fullName}`))',
    'handler:i.defaultConfig.handler',
  ],
  // The compiler's plugins, which wrap what a call is given.
  [/function d\(e,t\)\{.*?\}function u/, 'function d(e){return[e]}function u'],
  // Regions and templates.
  ["f('storeOnMap',o,i,Y(e)&&L(e));", ''],
  [",f('sampleTarget',T(o))", ''],
  [',be(b.graphite),b}', ',b}'],
  [/function f\(e,\.\.\.t\)\{.*?\}function p/, 'function f(){}function p'],
  [
    'be=e=>{ge&&ge(e,ye)},ve=()=>ye&&ye.template,ke=e=>(e&&ye&&ye.sidRoot&&(e=`${ye.sidRoot}|${e}`),e)',
    'be=()=>{},ve=()=>null',
  ],
  // Pages.
  ['let a,o=ot,s=null,i=tt;', 'let a,s=null,i=tt;'],
  ["o='page'in e?e.page:o,e.stack&&(s=e.stack),", ''],
  ["Xe('pure',o,T(e[t]),s,r[t],i,a)", "Xe('pure',T(e[t]),s,r[t],i,a)"],
  ["Xe('pure',o,T(e),s,r,i,a)", "Xe('pure',T(e),s,r,i,a)"],
  ['{isRoot:rt,currentPage:ot,scope:tt,', '{isRoot:rt,scope:tt,'],
  ['let l,d,u,f,p,m;', 'let l,d,u,f,m;'],
  ['ot=p=r.page,tt=U(r),p?m=p.reg:tt&&(m=tt.reg);const a=!!p,o=!!tt,s=', 'tt=U(r),tt&&(m=tt.reg);const s='],
  ['s=o?p?`${p.fullID}_${o}`:o:0;', 's=o||0;'],
  [
    'if(m&&!m[e.store.id])if(a){const t=lt(p,e.store.id);r.page=p=t,t?m=t.reg:o?(mt(tt,e.store,0,1,e.softRead),m=tt.reg):m=void 0}else o&&mt(tt,e.store,0,1,e.softRead);',
    'tt&&mt(tt,e.store,0,1,e.softRead);',
  ],
  ['dt(p,tt,e.target,0).current=t', 'dt(tt,e.target,0).current=t'],
  ['if(ut&&ut(r,s),!l)', 'if(!l)'],
  [
    /if\(t\(u\.next,\(t=>\{Xe\('child',p,t,r,e,n\)\}\)\),n\)\{.*?const a=n\.additionalLinks\[u\.id\];a&&t\(a,\(t=>\{Xe\('child',p,t,r,e,n\)\}\)\)\}/,
    "const a=t=>{Xe('child',t,r,e,n)};t(u.next,a),n&&(u.meta.needFxCounter&&a(n.fxCount),t(n.additionalLinks[u.id]||[],a))",
  ],
  ['rt=c.isRoot,ot=c.currentPage,tt=U(c)', 'rt=c.isRoot,tt=U(c)'],
  [
    'Xe=(e,t,r,n,a,o,s)=>Ye(0,{a:null,b:null,node:r,parent:n,value:a,page:t,scope:o,meta:s},e,0)',
    'Xe=(e,r,n,a,o,s)=>Ye(0,{a:null,b:null,node:r,parent:n,value:a,scope:o,meta:s},e,0)',
  ],
  [
    /let tt,rt=1,nt=0,at=0,ot=null;const st=e=>\{tt=e\},ct=.*?dt=\(e,t,r,n\)=>\{const a=lt\(e,r\.id\);return a\?a\.reg\[r\.id\]:t\?/,
    'let tt,rt=1,nt=0,at=0;const st=e=>{tt=e},dt=(t,r,n)=>{return t?',
  ],
  [/let ut;const ft=e=>\{ut=e\},pt=e=>e,mt=/, 'const mt='],
  [/ot\?\(\(e,t,r,n\)=>\{const a=ot;.*?\}\)\(i,c,e,t\):i\.create\(e,t\)/, 'i.create(e,t)'],
  [/getState\(\)\{let e,t=i;if\(ot\).*?We\(t\)\}/, 'getState(){return We(dt(tt,i,1))}'],
  [
    'return dt(ot,s,e,0).current;const t=T(e);return dt(ot,s,t.scope.state,1).current',
    'return dt(s,e,0).current;return dt(s,T(e).scope.state,1).current',
  ],
  ['page:r.page,defer:1,meta', 'defer:1,meta'],
  ['defer:1,page:a.page,scope', 'defer:1,scope'],
  // Serialisation.
  [
    "else if(i&&i in e.values.sidMap&&!(i in e.sidIdMap)){var l;const t=null==r||null===(l=r.meta)||void 0===l?void 0:l.serialize;c.current=(e.fromSerialize&&'ignore'!==t&&(null==t?void 0:t.read)||pt)(e.values.sidMap[i])}else",
    'else',
  ],
  ['const s=e.reg;if(s[r.id])return;const i=r.sid,c=', 'const s=e.reg;if(s[r.id])return;const c='],
  ['i&&(e.sidIdMap[i]=r.id),s[r.id]=c', 's[r.id]=c'],
  [/,J\(b,'id',b\.graphite\.id\).*?J\(b,'warnSerialize',1\);/, ';'],
  [
    /,n=a\(\{node:\[Pe\(\(\(e,t,r\)=>\{const n=r\.parent;.*?,s=\{cloneOf:e,reg:\{\},values:\{sidMap:\{\},idMap:\{\}\},sidIdMap:\{\},sidSerializeSettings:new Map,/,
    ',s={reg:{},values:{idMap:{}},',
  ],
  ['family:{type:"domain",links:[r,n,o]},meta:{unit:\'fork\'},', 'family:{type:"domain",links:[r]},'],
  [
    'handlers:{sidMap:{},unitMap:new Map},fxCount:r,storeChange:n,warnSerializeNodes:new Set,warnSerializeNode:o}',
    'handlers:new Map,fxCount:r}',
  ],
  ['const e=a.handlers.unitMap.get(i)||a.handlers.sidMap[i.sid];', 'const e=a.handlers.get(i);'],
  [/let o,s=e;re\(e\)&&.*?const i=\(e=>\{/, 'let s=e;const i=(()=>{'],
  [
    /return s\}\)\(o\);if\(s\)\{if\(s\.values\)\{.*?\)\}return i\}/,
    'return s})();if(s){t(new Map(s.values),(e,t)=>{i.values.idMap[t.stateRef.id]=e});i.handlers=new Map(s.handlers)}return i}',
  ],
  // Domains.
  ['return null!=n&&n.domain&&n.domain.hooks.event(d),', 'return '],
  [",null!=s&&s.domain&&s.domain.hooks.store(b),w||(b.reinit=p({named:'reinit'}),b.reset(b.reinit)),", ','],
  [',null!=n&&n.domain&&n.domain.hooks.effect(i),i}function v', ',i}function v'],
  [/const y=H\(s\);return y&&.*?Rt\(s,f,"effect"\),f\}/, 'return f}'],
  [/let r=0;if\(e\.ownerSet.*?vt\(T\(e\),!!t,r,null,0\)/, 'vt(T(e),!!t,0,null,0)'],
  // Names, traces and observables.
  [/Rt=\(e,t,r="event"\)=>.*?,Ct=/, "At=()=>{},Nt=()=>'',Ct="],
  [
    /const a=ht\(r\),o="domain"===e,.*?return m\}/,
    'const a=ht(r);t.targetable=!a.derived;t.defaultConfig=a;t.id=ue();return{op:t.kind=e,derived:a.derived}}',
  ],
  ["filter:e=>jt(i,'filter',e.fn?e:e.fn,[Ve(Oe,1)]),", ''],
  [/,prepend\(e\)\{.*?,t\}\}\)/, '})'],
  [',watch:e=>xt(i,e),map:e=>', ',map:e=>'],
  [/,watch\(e,t\)\{if\(ce.*?\}\},v=/, '},v='],
  ['{name:`${b.shortName} \\u2192 *`,derived:1,...t,and:r}', '{derived:1,...t,and:r}'],
  ['p({name:`${e.shortName} \\u2192 *`,derived:1,and:a})', 'p({derived:1,and:a})'],
  ["named:(G(i,'name')||i.graphite.id)+'.inFlight'", ''],
  ["{serialize:'ignore',}", '{}'],
  [/named:'\w+',?/, '', 8],
  ["return J(d,'id',d.graphite.id),be(d.graphite),d}", 'return d}'],
  [',c||i?c&&i?c.name=i:!c&&i&&(c={name:i}):i=n.shortName;', ';'],
  ['{name:i,sid:y,or:c}', '{or:c}'],
  ['{name:i,derived:1,or:c}', '{derived:1,or:c}'],
  [',i.use.getCurrent=()=>v.scope.handler', ''],
  [',setState:e=>o({target:b,params:e,defer:1,scope:tt})', ''],
  ['k=g(y,{name:s(o),derived:1,', 'k=g(y,{derived:1,'],
];

const cut = (code, [from, to, times = 1]) => {
  const parts = code.split(from);
  if (parts.length === times + 1) return parts.join(to);
  throw new Error(`effector is another one than 23.4.4: ${String(from)} is there ${parts.length - 1} times`);
};

/** A rollup plugin that makes the cuts, and fails when effector is another one than they were made for. */
export const slimEffector = () => ({
  name: 'slim-effector',
  transform: (code, id) =>
    id.endsWith('/effector/effector.mjs') ? { code: cuts.reduce(cut, code), map: null } : null,
});
