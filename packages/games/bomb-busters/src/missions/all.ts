import { m01 } from './m01.ts'
import { m02 } from './m02.ts'
import { m03 } from './m03.ts'
import { m04 } from './m04.ts'
import { m05 } from './m05.ts'
import { m06 } from './m06.ts'
import { m07 } from './m07.ts'
import { m08 } from './m08.ts'
import { m09 } from './m09.ts'
import { m10 } from './m10.ts'
import { m11 } from './m11.ts'
import { m12 } from './m12.ts'
import { m13 } from './m13.ts'
import { m14 } from './m14.ts'
import { m15 } from './m15.ts'
import { m16 } from './m16.ts'
import { m17 } from './m17.ts'
import { m18 } from './m18.ts'
import { m19 } from './m19.ts'
import { m20 } from './m20.ts'
import { m21 } from './m21.ts'
import { m22 } from './m22.ts'
import { m23 } from './m23.ts'
import { m24 } from './m24.ts'
import { m25 } from './m25.ts'
import { m26 } from './m26.ts'
import { m27 } from './m27.ts'
import { m28 } from './m28.ts'
import { m29 } from './m29.ts'
import { m30 } from './m30.ts'
import { m31 } from './m31.ts'
import { m32 } from './m32.ts'
import { m33 } from './m33.ts'
import { m34 } from './m34.ts'
import { m35 } from './m35.ts'
import { m36 } from './m36.ts'
import { m37 } from './m37.ts'
import { m38 } from './m38.ts'
import { m39 } from './m39.ts'
import { m40 } from './m40.ts'
import { m41 } from './m41.ts'
import { m42 } from './m42.ts'
import { m43 } from './m43.ts'
import { m44 } from './m44.ts'
import { m45 } from './m45.ts'
import { m46 } from './m46.ts'
import { m47 } from './m47.ts'
import { m48 } from './m48.ts'
import { m49 } from './m49.ts'
import { m50 } from './m50.ts'
import { m51 } from './m51.ts'
import { m52 } from './m52.ts'
import { m53 } from './m53.ts'
import { m54 } from './m54.ts'
import { m55 } from './m55.ts'
import { m56 } from './m56.ts'
import { m57 } from './m57.ts'
import { m58 } from './m58.ts'
import { m59 } from './m59.ts'
import { m60 } from './m60.ts'
import { m61 } from './m61.ts'
import { m62 } from './m62.ts'
import { m63 } from './m63.ts'
import { m64 } from './m64.ts'
import { m65 } from './m65.ts'
import { m66 } from './m66.ts'
import type { Mission } from './mission.ts'

/** The 66 missions, in order. */
export const MISSIONS: readonly Mission[] = [
  m01,
  m02,
  m03,
  m04,
  m05,
  m06,
  m07,
  m08,
  m09,
  m10,
  m11,
  m12,
  m13,
  m14,
  m15,
  m16,
  m17,
  m18,
  m19,
  m20,
  m21,
  m22,
  m23,
  m24,
  m25,
  m26,
  m27,
  m28,
  m29,
  m30,
  m31,
  m32,
  m33,
  m34,
  m35,
  m36,
  m37,
  m38,
  m39,
  m40,
  m41,
  m42,
  m43,
  m44,
  m45,
  m46,
  m47,
  m48,
  m49,
  m50,
  m51,
  m52,
  m53,
  m54,
  m55,
  m56,
  m57,
  m58,
  m59,
  m60,
  m61,
  m62,
  m63,
  m64,
  m65,
  m66,
]
