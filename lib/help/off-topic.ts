// Written by `npm run help:fit`; do not edit.

/** How many phrases and questions that no topic answers have a term which the topics have too. */
export const offTopic = {
  phrases: 2050,
  terms: {
    1: 'a bank,a claim,a computer,a day,a deposit,a fin,a lot,a normal,a number,a question,a refund,a screenshot,a web,a week,about a,accept,act,addres on,advert my,advert on,advic,against a,against,age,agent,allow to,an email,an offer,an old,and collect,and past,are ther,are they,are wrong,area,ask,at my,away,back from,balanc,banner,bas,be on,been sell,befor i,befor the,best tim,bin,bit,body,bonnet,bonu,box on,bring a,brok down,brok,broken down,busines,buy without,by a,by the,calculat,calculator,cam on,can it,cannot get,car back,car do,car near,chanc,chang my,cheap to,check the,checklist,citizen,city,click and,compatibl,complaint about,complaint,connect my,connect,contact,contract,copy and,copy,country,cover by,credit card,crypto,data,day to,deal,debit,deliver it,did they,died,disput,divid by,divid,do a,do on,do the,document,doe he,download,draw,driv off,driv to,drop off,els car,els,fail its,fail on,faster,fee,figur,flag,fob,for it,for privat,for tonight,for under,forget,forgot my,formula,found,four,from a,from hom,from you,funny,genuin,get point,ghost,gift card,glass,got no,gov,had it,had the,half,has the,has thi,hav an,high,hold it,how fast,how is,i advert,i ask,i be,i delet,i go,i got,i hold,i leas,i los,i register,i send,i stop,in another,inspect,interest,into my,invest,is no,is stuck,is worth,it an,it back,it fail,it need,it pric,it worth,its mot,keep my,keeper,know that,languag,laptop,lead,light cam,lin,load,location,lock out,log,long do,los my,lower,mark,me les,me my,me to,meet,messag,middl,mind,mistak,moment,mor,mot test,mum,my account,my computer,my dealer,my number,my privat,my road,my tax,need an,need to,nick,not start,noth,number on,of car,of money,of thi,off me,old car,on one,on saturday,one for,one in,one is,one to,open a,or the,outsid my,over to,oversea,own the,own,owner has,pack up,pack,pag,part of,past,payment,perfect,pin,plan,play,postcod,pretend to,pretend,previou owner,pric down,problem,program,protect,protection,public,put my,read,recent,record,registration,report a,return,round a,round,rubbish,run out,schem,screen,sell for,sell it,sell me,sell my,sent,set,setting,show me,show the,six,small,smart,someon els,speed fin,staff,stamp,stand,star,stolen car,stor,straight,strang,sue,tak an,tak it,taken off,tell anyon,term,the day,the dealer,the driv,the key,the mot,the owner,the phon,the road,the sam,theft,ther a,ther an,thing to,thre year,through the,tir,to bring,to check,to meet,to pay,to see,to talk,to tell,to use,to you,too many,turn up,typ,up after,upload,user,vet,vin,visa,wait,wear,web,week,what can,what happen,what will,whatsap,when will,who can,who own,why has,will my,will they,work out,worth for,wrot,you offer,you send,your system,yourself',
    2: 'a dealer,a phon,a privat,a real,a warn,ads,after a,am i,another,any car,anybody,application,apply for,arriv,availabl,badg,between,borrow,bring it,bring my,buy any,buyer,car up,certificat,cheaper,choos,cold,collection,colour is,com to,condition,court,dat,day,dead,deposit,detail,differenc between,differenc,do they,driv in,drop the,email,engin is,engin light,expir,export,fault,fix a,for an,for me,forgot,fre for,from the,front,gap,gas,get for,get it,get me,get my,get rid,googl,has not,he will,hour,how often,i can,i phon,i put,i reset,i speak,i tak,i writ,if i,insid,interval,invent,iphon,is slow,is wrong,it still,it to,leak,letter,loan,look for,los,low,mak a,many day,match,me in,money,month,motor,mov,my nam,never,new car,not arriv,not work,notic,number of,of an,often,on it,on your,party,pas,pay the,pay with,paypal,peopl,percent,personal,policy,pound,pres,pull,quot,recovery,reset my,reset the,rid of,safest,say someth,scam,scor,screenshot,second hand,second,sell to,seller,send,servic history,sid,slow,speak to,sticker,still availabl,story,stuck in,system,tak a,the new,the number,the pric,the seller,the servic,the test,the tyr,thi sit,third party,third,tim to,to be,to buy,to chang,to me,to my,touch,track,trim,until,versu,visit,warn light,we buy,what a,when do,when i,when the,wher are,wher do,will he,will not,with bitcoin,with it,with the,without an,word,worth my,would a,you get',
    3: 'a good,a year,aa,addres,android,any good,ap,avoid,ban,band,banger,been in,book a,car off,car stolen,car to,cash,chang the,click,compar,computer,credit,deliver to,doe a,doe thi,drop,due,dvla,e,far,fast,filter,financ,fiv,full,gift,giv me,got a,guarante,hand,happy,hav to,history,how big,how far,i cancel,i want,in an,is ther,it be,it got,knock,leas,leed,left,les,lif,limit,liv,lost my,lowest,many mil,market,mechanic,mileag,non,northern,number for,of my,outsid,password,phon me,pric of,put a,quicker,rac,refund from,replac,revers,review,rid,rust,scotland,shar,show,shut,slip,smell,standard,stop,subscription,talk to,talk,was it,when doe,when is,who do,why is,will i,will the,wrong with,you buy',
    4: 'a crash,about my,abroad,apply,as a,at the,benefit,big,bitcoin,cheap,clock,collect,damag,doe an,down,driv it,facebook,first car,first,fix,for sell,hav any,hold,how to,i am,i buy,i chang,i do,i pay,ignor,in my,it been,it fit,it for,it hav,it in,kit,law,my old,next,per,phon number,polic,register,reliabl,report,rul,speed,stuck,tak my,tak to,test driv,the weekend,thi car,thre,to a,top,train,transfer,turn,want to,warn,websit,what should,who is,will you,without',
    5: 'air,broken,car from,card,check,com with,cut,fail,favourit,for my,going to,grand,i hav,ireland,is a,is thi,is your,it tak,long doe,lost,model,my driv,number plat,offer,on my,on thi,out of,post,pressur,privat,rang,real,refund,renew my,repair,reset,road tax,siz,start,stock,stolen,to get,trad,uk,under,what do,with a,with my,you sell,you tak',
    6: 'account,bank,bring,buy a,car in,chain,clutch,colour,crash,delivery,for the,i need,it a,legal,membership,my hous,my phon,nam,nearest,no,of the,previou,renew,ship,speak,thi one,wrong',
    7: 'a new,advert,appl,box,camera,gearbox,hom,insur,lock,mil,much to,near me,owner,swap,to the,wher can,year old,you do',
    8: 'car for,deliver,hav a,near,need a,tell me,updat,will it',
    9: 'automatic,cancel my,delet,get a,hous,how long,much is,my order,of a,run',
    10: 'an mot,cancel,exchang,in the,on the,point,road,what doe,wher is',
    11: 'claim,company,hir,is my,long,van,warranty',
    12: 'back,cod,doe the,fit,has it,oil,part,pay,seat,should i,the car',
    13: 'chang,cover,key,you hav',
    14: 'book,fuel,writ',
    15: 'engin,open,order,worth,year',
    16: 'tyr',
    17: 'doe it,in a,on a',
    18: 'a car,dealer,insuranc,me a',
    19: 'sell,what is',
    20: 'best,servic',
    21: 'buy,fre,how many,i get,tax,what the',
    22: 'can you,test',
    23: 'how much,light,phon,pric',
    25: 'licenc,tim',
    26: 'my car,number',
    27: 'mot',
    28: 'plat',
    30: 'are you',
    37: 'for a,is it',
    45: 'is the',
    48: 'can i',
    50: 'driv',
    51: 'do you',
    59: 'how do',
    71: 'do i',
  } as Record<number, string>,
};

/** Coefficients of `confidence`. */
export const weights = {
  threshold: 7.91,
  features: { coverage: 3.26, score: 3.41, lead: 2.22, words: 2.24, pairs: 2.12 },
};
